import { defineConfig } from 'lectern';
import terms from './extension/index.js';

export default defineConfig({
  title: 'My extension',
  url: 'https://example.org',
  // The extension, with its options.
  extensions: [terms()],
});
