import { placeText } from '../../diagnostics/format.ts';
import { escapeHtml, xmlText } from '../../../viewer/html/escape-html.ts';
import { messageOf, type Fault } from './fault.ts';

/**
 * Faults as a report of tests in JUnit's XML, which most build servers show: each error is a test that failed, each
 * warning one that passed and has something to say. Without any fault there is one test, so that the report isn't empty.
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
