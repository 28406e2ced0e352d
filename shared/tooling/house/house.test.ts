import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../commands/workspace-root.mjs';
import { drawHouse } from './draw-house';
import { readRooms } from './read-rooms';

it('leaves out arrows that others imply, and what only tests use', () => {
  const rooms = [
    { folder: 'mfe-menu', needs: ['shared/api', 'shared/ui', 'shared/testing'] },
    { folder: 'mfe-teams', needs: ['shared/ui'] },
    { folder: 'shared/api', needs: ['shared/ui'] },
    { folder: 'shared/ui', needs: [] },
    { folder: 'shared/testing', needs: ['shared/api'] },
  ];
  expect(drawHouse(rooms)).toBe('flowchart TB\n  api --> ui\n  remotes --> api');
});

it('stands in the README as the packages are', () => {
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(`\n${drawHouse(readRooms())}\n`);
});
