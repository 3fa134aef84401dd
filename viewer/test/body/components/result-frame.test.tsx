import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ResultFrame } from '../../../body/components/live-code/result-frame.tsx';

// The build of the viewer defines this constant.
Object.assign(globalThis, { LIVE_FRAME: 'live-code.html' });

test('the result of live code is in a frame that can only run scripts, in every mode', () => {
  for (const noInline of [false, true])
    for (const enableTypeScript of [false, true])
      for (const scopeFrom of [undefined, 'https://site.example/assets/scope.js']) {
        const html = renderToStaticMarkup(<ResultFrame code="x()" {...{ noInline, enableTypeScript, scopeFrom }} />);
        assert.equal(html.match(/ sandbox="[^"]*"/g), [' sandbox="allow-scripts"']);
        assert.not.match(html, 'x()', 'the code itself is in no page');
      }
});

test.run();
