// Makes the PNG icons of the manifest from public/icon.svg. Run again after changing the SVG.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { chromiumFlags } from "./chromium.mjs";

const publicFolder = new URL("../public/", import.meta.url);
const svg = await readFile(new URL("icon.svg", publicFolder), "utf8");
const night = /<rect[^>]*fill="([^"]+)"/.exec(svg)[1];

const browser = await chromium.launch(chromiumFlags);
const page = await browser.newPage();

/** Icons that the system cuts into its own shape get the ground colour up to the edges. */
async function draw(name, size, { bleed = false } = {}) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<body style="margin:0;${bleed ? `background:${night}` : ""}">${svg}</body>`);
  const path = fileURLToPath(new URL(name, publicFolder));
  await page.screenshot({ path, omitBackground: true });
}

await draw("icon-192.png", 192);
await draw("icon-512.png", 512);
await draw("icon-maskable-512.png", 512, { bleed: true });
await draw("apple-touch-icon.png", 180, { bleed: true });
await browser.close();
