import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/index.css";

mount(App, { target: document.body });
