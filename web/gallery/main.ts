import { mount } from "svelte";
import "../src/styles/index.css";
import Gallery from "./Gallery.svelte";

mount(Gallery, { target: document.body });
