import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ResultFrame } from '../../../body/components/live-code/result-frame.tsx';

// What a build of the viewer puts there.
Object.assign(globalThis, { LIVE_FRAME: 'live-code.html' });

test('what live code shows is in a frame that may run scripts and nothing else, in every mode', () => {
  for (const noInline of [false, true])
    for (const enableTypeScript of [false, true])
      for (const scopeFrom of [undefined, 'https://site.example/assets/scope.js']) {
        const html = renderToStaticMarkup(<ResultFrame code="x()" {...{ noInline, enableTypeScript, scopeFrom }} />);
        assert.equal(html.match(/ sandbox="[^"]*"/g), [' sandbox="allow-scripts"']);
        assert.not.match(html, 'x()', 'the code itself is in no page');
      }
});

test.run();
