server-home = Fourfold is at { $link }
server-play = Play a bot at once: { $link }
server-join = For phones and others on your network: { $link }
server-alone = Only this machine can reach it; to let phones and others in, start it with --host 0.0.0.0
server-stop = Ctrl-C stops it; games go on where they were.
