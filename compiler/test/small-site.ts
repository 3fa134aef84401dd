import { suite } from 'uvu';
import { tempFolder, type TempFolder } from './temp.ts';

/** @returns a suite of tests, each of which has a folder of its own that holds one page */
export function smallSite(name: string) {
  const test = suite<{ folder: TempFolder }>(name);
  test.before.each((context) => {
    context.folder = tempFolder();
    context.folder.write({ 'docs/index.md': '# Start\n' });
  });
  test.after.each(({ folder }) => folder.remove());
  return test;
}

/** @returns the file of a config that says more than each has to */
export const configFile = (more: object) => ({
  'lectern.config.json': JSON.stringify({ title: 'Site', url: 'https://site.example', ...more }, null, 2),
});
