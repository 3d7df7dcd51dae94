import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { loadTexts } from "./lib/texts.svelte";

const target = document.getElementById("app");
if (target) void loadTexts("table", "page").then(() => mount(App, { target }));
