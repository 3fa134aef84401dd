#!/usr/bin/env node
console.log('later');
