import { mount } from "svelte";
import App from "./App.svelte";
import { register } from "./offline/register";
import { applySettings, settings } from "./settings.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import { speak } from "./words.svelte";

applySettings();
await speak(settings.language);
mount(App, { target: document.getElementById("app")! });
register();
