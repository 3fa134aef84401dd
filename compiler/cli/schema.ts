import { Command, InvalidArgumentError } from 'commander';
import { list } from '../diagnostics/rule.ts';
import { jsonSchema, schemas, type SchemaKind } from '../emit/schemas.ts';
import { print, printJson } from './output.ts';

/** `lectern schema [kind]`: the JSON Schema of one kind of corpus file, or the names of all kinds. */
export function schemaCommand(): Command {
  return new Command('schema')
    .description('print the JSON Schema of a kind of corpus file')
    .argument('[kind]', 'which kind; leave it out to list them', parseKind)
    .action((kind: SchemaKind | undefined) => {
      if (kind) printJson(jsonSchema(kind));
      else for (const name of Object.keys(schemas)) print(name);
    });
}

function parseKind(value: string): SchemaKind {
  if (value in schemas) return value as SchemaKind;
  throw new InvalidArgumentError(`there is no kind "${value}"; expected ${list(Object.keys(schemas), 30).replace(' and ', ' or ')}`);
}
