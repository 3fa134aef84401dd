import { suite } from 'uvu';
import { tempFolder, type TempFolder } from './temp.ts';

/** Creates a test suite. Each test gets a new folder with a one-page site. */
export function smallSite(name: string) {
  const test = suite<{ folder: TempFolder }>(name);
  test.before.each((context) => {
    context.folder = tempFolder();
    context.folder.write({ 'docs/index.md': '# Start\n' });
  });
  test.after.each(({ folder }) => folder.remove());
  return test;
}

/** @returns the content of a config with the required keys and `more` */
export const configFile = (more: object) => ({
  'lectern.config.json': JSON.stringify({ title: 'Site', url: 'https://site.example', ...more }, null, 2),
});
