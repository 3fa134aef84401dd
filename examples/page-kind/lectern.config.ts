import { defineConfig } from 'lectern';
import { team } from './extension/index.ts';

export default defineConfig({
  title: 'Harbour',
  url: 'https://harbour.example',
  extensions: [team({ file: 'data/people.csv' })],
});
