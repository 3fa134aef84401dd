// Compiles a site, and prints the maximum number of live bytes, measured at garbage collections.
//    node <flags, see bounded-memory.test.ts> compiler/test/live-memory.mjs <site>
import { GCProfiler } from 'node:v8';
import { compile } from '../../build/compiler/index.js';

const profiler = new GCProfiler();
profiler.start();
const { published } = await compile(process.argv[2]);
if (!published) throw new Error('nothing was published');
const collections = profiler.stop().statistics.filter(({ gcType }) => gcType === 'MarkSweepCompact');
const left = collections.map(({ afterGC: { heapStatistics: heap } }) => heap.usedHeapSize + heap.externalMemory);
// Memory outside of the V8 heap is freed only after a garbage collection. So bytes count as live if they survive two
// collections.
console.log(Math.max(...left.slice(1).map((bytes, index) => Math.min(bytes, left[index]))));
