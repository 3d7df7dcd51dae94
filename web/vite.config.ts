import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The page is built into the package; texts and rules come from the same files the server reads. */
export default defineConfig({
  plugins: [svelte()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { setupFiles: ["./vitest.setup.ts"] },
  build: {
    outDir: process.env.FOURFOLD_PAGE ?? `${root}src/fourfold/page`,
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [root] },
    proxy: { "/api": { target: process.env.FOURFOLD_SERVER ?? "http://127.0.0.1:8000", ws: true, changeOrigin: true } },
  },
});
