import type { BodyNode } from '../../corpus/schema/body.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Place } from '../diagnostics/diagnostic.ts';
import { lowerHtml } from '../html/lower-html.ts';
import type { Report } from './report.ts';

/**
 * Converts HTML from the config or from sidebars to body nodes. Unsafe parts are reported and removed.
 *
 * @param place location of the HTML in the config or sidebars file
 */
export function reportedHtml(html: string, place: Place, report: Report): BodyNode[] {
  return lowerHtml(html, (problem) =>
    report(
      problem.rule === 'unsafe-url'
        ? diagnose(problem.rule, place, { url: problem.url })
        : diagnose(problem.rule, place, { code: problem.code }),
    ),
  );
}
