import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { textDirection } from '../../search/marked-text.tsx';

const direction = (...texts: string[]) => textDirection(texts.map((text, index) => ({ text, isHit: index === 1 })));

test('an excerpt has the direction of most of its letters, regardless of its first one', () => {
  assert.is(direction('… npm هو مدير الحزم، ', 'npm', ' يثبّت ما تحتاج إليه'), 'rtl');
  assert.is(direction("default defineConfig({ title: '", 'أطلس', "' });"), 'ltr');
  assert.is(direction('מדריך ', 'אטלס'), 'rtl');
  assert.is(direction('Install ', 'Atlas', '.'), 'ltr');
  assert.is(direction('42'), 'ltr');
});

test.run();
