// If it is run as a program, this module publishes until it is killed; see ../kill.test.ts.
import path from 'node:path';
import { filesBelow } from '../../../fs/files-below.ts';
import { openPublication } from '../../../output/publish.ts';

const files = 60;

/**
 * Publishes one of several outputs ("editions"). Two editions differ in changed, added and removed files, and in
 * files that are replaced by folders.
 */
export async function publishEdition(siteDir: string, edition: number): Promise<void> {
  const publication = await openPublication(filesBelow(siteDir), path.join(siteDir, 'dist'), {
    dir: siteDir,
    contentDirs: [],
  });
  for (let index = 0; index < files; index += 1) {
    const folder = index % 3 === 0 ? `only-${edition}/${index}` : `shared/${index % 7}`;
    const name = index % 5 === edition % 5 ? `${folder}/file-${index}` : `${folder}/file-${index}/index`;
    await publication.write(name, Buffer.from(wholeText(edition, index)));
  }
  await publication.commit((rows) => Buffer.from(JSON.stringify({ generator: { name: 'lectern' }, files: rows })));
}

/** Returns content that contains the edition's number, and its own length. */
function wholeText(edition: number, index: number): string {
  const size = 20_000 + index;
  const start = `edition ${edition}\n${size}\n`;
  return start + 'x'.repeat(size - start.length);
}

if (process.argv[1] === import.meta.filename) {
  process.send!('ready');
  for (let edition = 1; ; edition += 1) await publishEdition(process.argv[2]!, edition % 4);
}
