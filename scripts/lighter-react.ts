import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Plugin } from 'esbuild';

/** What is cut out of a file of React's, and what stands there instead. */
type Cut = readonly [part: RegExp, instead: string];

/** What browsers without `reportError` do: all that the viewer runs in have it. */
const reporting: Cut = [
  /"function" === typeof reportError\s+\? reportError\s+: function \(error\) \{[^]*?console\.error\(error\);\s+\}/,
  'reportError',
];

const cuts: Record<string, readonly Cut[]> = {
  'react.production.js': [reporting],
  'react-dom-client.production.js': [
    reporting,
    // How Internet Explorer tells that something was written.
    [/var isInputEventSupported = !1;\s+if \(canUseDOM\) \{[^]*?(?=function stopWatchingForValueChange)/, ''],
    [/function stopWatchingForValueChange[^]*?(?=function getTargetInstForClickEvent)/, ''],
    [
      /if \(isInputEventSupported\)\s+(getTargetInstFunc = [\w$]+;)\s+else \{\s+getTargetInstFunc = getTargetInstForInputEventPolyfill;\s+var handleEventFunc = handleEventsForInputEventPolyfill;\s+\}/,
      '{ $1 var handleEventFunc; }',
    ],
  ],
  'scheduler.production.js': [
    // Where there is no clock, and nothing to send messages with.
    [/if \("object" === typeof performance && [^{]*\{([^]*?)\n\} else \{[^]*?\n\}\n/, '$1\n'],
    [/if \("function" === typeof localSetImmediate\)[^]*?else if \([^{]*\{([^]*?)\n\} else[^]*?\};\n/, '$1\n'],
    // What React does not call.
    ...['forceFrameRate', 'next', 'runWithPriority', 'wrapCallback'].map((name): Cut => [
      new RegExp(`exports\\.unstable_${name} = function [^]*?\\n};\\n`),
      '',
    ]),
  ],
};

/** Leaves out of React what is there for browsers that the viewer does not run in, and what nothing calls. */
export const lighterReact: Plugin = {
  name: 'lighter-react',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](?:react|react-dom|scheduler)[\\/]cjs[\\/][\w.-]+\.production\.js$/ }, async ({ path }) => {
      const parts = cuts[basename(path)];
      if (!parts) return undefined;
      let contents = await readFile(path, 'utf8');
      for (const [part, instead] of parts) {
        if (!part.test(contents)) throw new Error(`${basename(path)} has no ${part}: look at it anew.`);
        contents = contents.replace(part, instead);
      }
      return { contents };
    });
  },
};
