import { suite } from 'uvu';
import { tempFolder, type TempFolder } from './temp.ts';

/** @returns a test suite, in which each test has a separate folder with one page */
export function smallSite(name: string) {
  const test = suite<{ folder: TempFolder }>(name);
  test.before.each((context) => {
    context.folder = tempFolder();
    context.folder.write({ 'docs/index.md': '# Start\n' });
  });
  test.after.each(({ folder }) => folder.remove());
  return test;
}

/** @returns the content of a config with more than the required keys */
export const configFile = (more: object) => ({
  'lectern.config.json': JSON.stringify({ title: 'Site', url: 'https://site.example', ...more }, null, 2),
});
