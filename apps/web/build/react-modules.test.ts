import { expect, it } from 'vitest';
import { asModule } from './react-modules.ts';

it('a file of CommonJS is a module that imports what it required and exports by name', () => {
  const source = `"use strict";
var Scheduler = require("scheduler"),
  React = require("react");
if (typeof performance === "object") {
  exports.now = function () { return React.clock(); };
} else exports.now = function () { return 0; };
exports.first = function () { return exports.now() + Scheduler.time; };
exports.version = "1";`;
  expect(asModule(source)).toBe(`let exported_now;
"use strict";
import * as Scheduler from "scheduler";
import * as React from "react";
if (typeof performance === "object") {
  exported_now = function () { return React.clock(); };
} else exported_now = function () { return 0; };
const exported_first = function () { return exported_now() + Scheduler.time; };
const exported_version = "1";
export { exported_now as now, exported_first as first, exported_version as version };`);
});

it.each(['module.exports = 1;', 'const a = require(name);', 'exports["a"] = 1;'])(
  'what would not be the same as a module is refused: %s',
  (source) => {
    expect(() => asModule(source)).toThrow('not the CommonJS it was');
  },
);
