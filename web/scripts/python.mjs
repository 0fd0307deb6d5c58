import { fileURLToPath } from "node:url";

/** The Python that has Guinguette installed. */
export const python = process.env.PYTHON ?? fileURLToPath(new URL("../../.venv/bin/python", import.meta.url));
