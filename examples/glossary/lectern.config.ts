import { defineConfig } from 'lectern';
import glossary from './extension/index.ts';

export default defineConfig({
  title: 'Harbour handbook',
  onBrokenMarkdownLinks: 'error',
  extensions: [glossary({ file: 'data/glossary.csv' })],
});
