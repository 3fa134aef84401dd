import { readFileSync } from 'node:fs';
import fastGlob from 'fast-glob';

/** The comments of a type: of itself, of its fields by name, and of the fields of objects in it that have no name. */
export interface DocComments {
  comment?: string | undefined;
  fields: ReadonlyMap<string, string>;
  nested: ReadonlyMap<string, string>;
}

interface Declaration extends DocComments {
  /** Names of constants whose fields are fields of this one too: `...name` and `name.extend(…)`. */
  rests: readonly string[];
}

const comment = String.raw`(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)`;

/**
 * Reads the comments of the corpus' schemas: zod has no use for them, so that they are read from the sources.
 *
 * @param folder of the schemas, absolute
 * @returns type name → comments, those of inherited fields included
 */
export function docComments(folder: string): Map<string, DocComments> {
  const sources = fastGlob.sync('**/*.ts', { cwd: folder, absolute: true }).sort();
  const declared = new Map<string, Declaration>();
  for (const source of sources) readDeclarations(readFileSync(source, 'utf8'), declared);

  const inherited = (name: string, which: 'fields' | 'nested'): [string, string][] => {
    const own = declared.get(name);
    return own ? [...own.rests.flatMap((rest) => inherited(rest, which)), ...own[which]] : [];
  };
  return new Map(
    Array.from(declared, ([name, { comment }]) => [
      name,
      { comment, fields: new Map(inherited(name, 'fields')), nested: new Map(inherited(name, 'nested')) },
    ]),
  );
}

/** Reads `export const Name = …;` and `export interface Name {…}` from formatted sources, in which indents tell levels. */
function readDeclarations(text: string, declared: Map<string, Declaration>): void {
  const declarations = new RegExp(
    String.raw`(?:^${comment}\n)?^(?:export )?(?:const|interface|type) (\w+)(.*(?:\n[ })\]].*)*)`,
    'gm',
  );
  const commented = new RegExp(String.raw`^( +)${comment}\n\s*(?:get )?'?([\w$]+)'?\??(?:: |\(\))`, 'gm');
  for (const [, own, name, body] of text.matchAll(declarations)) {
    const before = declared.get(name!);
    const comments = [...body!.matchAll(commented)];
    const fieldsAt = (isOwn: boolean) =>
      comments
        .filter(([, indent]) => (indent === '  ') === isOwn)
        .map(([, , text, field]) => [field!, text!] as [string, string]);
    const [, base] = /^ = (\w+)\.(?:omit\(.*?\)\.)?extend\(/.exec(body!) ?? [];
    const spread = Array.from(body!.matchAll(/\.\.\.(\w+)/g), ([, rest]) => rest!);
    declared.set(name!, {
      comment: own ?? before?.comment,
      fields: new Map([...(before?.fields ?? []), ...fieldsAt(true)]),
      nested: new Map([...(before?.nested ?? []), ...fieldsAt(false)]),
      rests: [...(before?.rests ?? []), ...(base === undefined ? [] : [base]), ...spread],
    });
  }
}
