import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileFixture, type CompiledFixture } from '../../../compiler/compile-fixture.ts';
import type { ExtensionUse } from '../../../compiler/index.ts';

const built = new URL('../../../build/extensions/openapi/index.js', import.meta.url).href;

/** The built extension. The sources are not sufficient, because the viewer's component is a file of the build. */
export const { openapi } = (await import(built)) as { openapi(options: object): ExtensionUse };

/** The OpenAPI description of an API with pets. */
export const petstore = readFileSync(path.join(import.meta.dirname, 'petstore.yaml'), 'utf8');

/** Compiles a site with OpenAPI descriptions. */
export function compileSpecs(specs: object, files: Record<string, string>): Promise<CompiledFixture> {
  return compileFixture({
    files: { 'docs/index.md': '# Start\n', ...files },
    config: { title: 'Harbour', url: 'https://harbour.example', extensions: [openapi({ specs })] },
  });
}

/** Formats a diagnostic as one line. */
export const lines = ({ diagnostics }: CompiledFixture): string[] =>
  diagnostics.map(
    ({ rule, severity, message, place: { path: file, line, column } }) =>
      `${[file, line, column].filter((part) => part !== undefined).join(':')} ${severity} ${rule} ${message}`,
  );
