server-home = Fourfold se trouve à l’adresse { $link }
server-play = Jouer tout de suite contre un robot : { $link }
server-join = Pour les téléphones et les autres sur votre réseau : { $link }
server-alone = Seule cette machine peut y accéder ; pour laisser entrer téléphones et autres, lancez avec --host 0.0.0.0
server-stop = Ctrl-C arrête le serveur ; les parties reprendront où elles en étaient.
