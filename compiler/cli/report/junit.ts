import { placeText } from '../../diagnostics/format.ts';
import { escapeHtml, xmlText } from '../../../viewer/html/escape-html.ts';
import { messageOf, type ReportEntry } from './report-entry.ts';

/**
 * Formats diagnostics as a JUnit XML report, which most build servers can show. An error is a failed test, a
 * warning is a passed test with output. Without diagnostics, the report contains one passed test, because
 * some servers reject an empty report.
 */
export function junitReport(command: string, problems: readonly ReportEntry[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const counts = `tests="${Math.max(1, problems.length)}" failures="${errors}" errors="0" skipped="0"`;
  const cases =
    problems.length === 0 ? [`    <testcase classname="lectern" name="${text(command)}"/>`] : problems.map(testCase);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="lectern" ${counts}>`,
    `  <testsuite name="lectern ${text(command)}" ${counts}>`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
}

function testCase(problem: ReportEntry): string {
  const { rule, severity, place, message } = problem;
  const name = `${placeText(place)} ${rule}`;
  const body = text(`${placeText(place)} ${severity} ${rule} ${messageOf(problem)}`);
  const reported =
    severity === 'error'
      ? `<failure type="${text(rule)}" message="${text(message)}">${body}</failure>`
      : `<system-out>${body}</system-out>`;
  const line = place.line === undefined ? '' : ` line="${place.line}"`;
  return `    <testcase classname="${text(place.path)}" name="${text(name)}" file="${text(place.path)}"${line}>${reported}</testcase>`;
}

const text = (value: string) => escapeHtml(xmlText(value));
