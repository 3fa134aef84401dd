import { defineExtension } from 'lectern';
import * as z from 'zod';

const Person = z.object({ name: z.string().min(1), role: z.string().min(1), since: z.coerce.number().int() });

/** Adds a page for each line `id,name,role,since` of a CSV file. The component `Person` links to such a page. */
export const team = defineExtension({
  name: 'team',
  options: z.object({ file: z.string() }),
  components: { Person: { view: new URL('./person-link.tsx', import.meta.url) } },
  pages: {
    person: {
      schema: Person,
      view: new URL('./person.tsx', import.meta.url),
      async build({ options: { file }, files }) {
        const lines = ((await files.read(file)) ?? '').trim().split('\n');
        return lines.map((text, index) => {
          const [id = '', name, role, since] = text.split(',');
          const origin = { file, line: index + 1 };
          return { path: `team/${id}`, title: name || id, text: role, data: { name, role, since }, origin };
        });
      },
    },
  },
});
