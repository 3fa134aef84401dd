import { placeText } from '../../diagnostics/format.ts';
import { escapeHtml, xmlText } from '../../../viewer/html/escape-html.ts';
import { messageOf, type Fault } from './fault.ts';

/**
 * Formats diagnostics as a JUnit XML report, which most build servers can show. An error is a failed test, a
 * warning is a passed test with output. Without diagnostics, the report contains one passed test, because
 * some servers reject an empty report.
 */
export function junitReport(command: string, faults: readonly Fault[]): string {
  const errors = faults.filter(({ severity }) => severity === 'error').length;
  const counts = `tests="${Math.max(1, faults.length)}" failures="${errors}" errors="0" skipped="0"`;
  const cases =
    faults.length === 0 ? [`    <testcase classname="lectern" name="${text(command)}"/>`] : faults.map(testCase);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="lectern" ${counts}>`,
    `  <testsuite name="lectern ${text(command)}" ${counts}>`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
}

function testCase(fault: Fault): string {
  const { rule, severity, place, message } = fault;
  const name = `${placeText(place)} ${rule}`;
  const body = text(`${placeText(place)} ${severity} ${rule} ${messageOf(fault)}`);
  const told =
    severity === 'error'
      ? `<failure type="${text(rule)}" message="${text(message)}">${body}</failure>`
      : `<system-out>${body}</system-out>`;
  const line = place.line === undefined ? '' : ` line="${place.line}"`;
  return `    <testcase classname="${text(place.path)}" name="${text(name)}" file="${text(place.path)}"${line}>${told}</testcase>`;
}

const text = (value: string) => escapeHtml(xmlText(value));
