import { defineConfig } from 'lectern';
import jsonPages from './extension/index.ts';

export default defineConfig({
  title: 'Harbours',
  extensions: [jsonPages({ file: 'api/harbours.json', folder: 'docs/harbours' })],
});
