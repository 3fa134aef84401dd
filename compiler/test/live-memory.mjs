// Compiles a site, and prints how many bytes were live when most were, as far as the collections of garbage tell.
//     node <flags, see bounded-memory.test.ts> compiler/test/live-memory.mjs <site>
import { GCProfiler } from 'node:v8';
import { compile } from '../../build/compiler/index.js';

const profiler = new GCProfiler();
profiler.start();
const { published } = await compile(process.argv[2]);
if (!published) throw new Error('nothing was published');
const collections = profiler.stop().statistics.filter(({ gcType }) => gcType === 'MarkSweepCompact');
const left = collections.map(({ afterGC: { heapStatistics: heap } }) => heap.usedHeapSize + heap.externalMemory);
// What lies outside of the heap is given back a little later: only what the next collection leaves too was live.
console.log(Math.max(...left.slice(1).map((bytes, index) => Math.min(bytes, left[index]))));
