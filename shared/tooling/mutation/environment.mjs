import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';
import BrowserEnvironment from '../../testing/jest/environment.mjs';

/**
 * Chooses Node for files ending in .test.ts and jsdom for .test.tsx. Stryker's runner accepts one environment
 * and no projects, and wraps that environment to learn which test reaches which mutant.
 */
export default class EnvironmentOfFile {
  constructor(config, context) {
    const Environment = context.testPath.endsWith('.tsx') ? BrowserEnvironment : NodeEnvironment;
    this.own = new Environment(config, context);
  }
  get global() {
    return this.own.global;
  }
  get moduleMocker() {
    return this.own.moduleMocker;
  }
  get fakeTimers() {
    return this.own.fakeTimers;
  }
  get fakeTimersModern() {
    return this.own.fakeTimersModern;
  }
  exportConditions() {
    return this.own.exportConditions();
  }
  getVmContext() {
    return this.own.getVmContext();
  }
  setup() {
    return this.own.setup();
  }
  teardown() {
    return this.own.teardown();
  }
}
