import path from 'node:path';
import { contrastDiagnostics, type DeclaringSheet } from './accessibility/contrast-diagnostics.ts';
import { declaredProperties } from './accessibility/declared-colors.ts';
import { placeFinding, type Diagnostic } from './diagnostics/diagnostic.ts';
import type { Stages } from './stages.ts';
import { fileText } from './fs/text-file.ts';

/**
 * Finds accessibility barriers on pages, and in the colours of settings and style sheets.
 *
 * @param stages updated stages
 */
export async function checkAccessibility({ project, parsed }: Stages): Promise<Diagnostic[]> {
  const { site, dir, files, config } = project;
  const sheets: DeclaringSheet[] = [];
  for (const file of site.themeParts.styles) {
    const text = await fileText(path.join(dir, file), files);
    sheets.push({ path: file, declared: declaredProperties(text ?? '') });
  }
  const ofPages = [...parsed.sources].flatMap(([source, { file, head }]) =>
    (head.accessibility ?? [])
      // In a partial, the first heading may have any level: it follows headings of the page.
      .filter(({ rule }) => rule !== 'first-heading' || file.kind === 'document')
      .map((finding) => placeFinding(finding, source)),
  );
  return [...ofPages, ...contrastDiagnostics(config, sheets, project.configFile ?? 'lectern.config')];
}
