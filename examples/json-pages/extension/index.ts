import { defineExtension } from 'lectern';
import { z } from 'zod';

const Answer = z.object({
  harbours: z.array(z.object({ id: z.string().regex(/^[\w-]+$/), name: z.string(), depth: z.number() })),
});

/** @returns id of a harbour → number of the line in the file that contains the id */
function linesOf(text: string): Map<string, number> {
  const lines = text.split('\n').map((line, index) => [/"id": "([\w-]+)"/.exec(line)?.[1], index + 1] as const);
  return new Map(lines.flatMap(([id, line]) => (id === undefined ? [] : [[id, line] as const])));
}

/**
 * Creates pages from the saved response of a JSON API. In development, the site serves the response at `/api`, so that
 * code of pages can request it.
 */
export default defineExtension({
  name: 'json-pages',
  options: z.strictObject({ file: z.string(), folder: z.string() }),
  async sources({ files, options: { file, folder } }) {
    const text = (await files.read(file)) ?? '{ "harbours": [] }';
    const lines = linesOf(text);
    return Answer.parse(JSON.parse(text)).harbours.map(({ id, name, depth }) => ({
      path: `${folder}/${id}.md`,
      text: `---\ntitle: ${JSON.stringify(name)}\n---\n\nThe depth is ${depth} m.\n`,
      origin: { file, line: lines.get(id) },
    }));
  },
  async handle(request, _corpus, { files, options }) {
    if (new URL(request.url).pathname !== '/api/harbours') return undefined;
    return new Response(await files.read(options.file), { headers: { 'content-type': 'application/json' } });
  },
});
