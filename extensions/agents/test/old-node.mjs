// Lets the conformance suite start in Node.js 20. It imports `globSync` of Node.js 22 for a command that the test
// doesn't use.
import * as fs from 'node:fs';
import { register } from 'node:module';

const names = Object.keys(fs).filter((name) => name !== 'default' && name !== 'globSync');
const source = `export { ${names.join(', ')} } from 'node:fs';
export const globSync = () => { throw new Error('globSync needs Node.js 22'); };`;
const url = `data:text/javascript,${encodeURIComponent(source)}`;
const hooks = `export const resolve = (specifier, context, next) =>
  specifier === 'fs' && context.parentURL.includes('@modelcontextprotocol/conformance')
    ? { url: ${JSON.stringify(url)}, shortCircuit: true }
    : next(specifier, context);`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
