import { execFileSync } from 'node:child_process';
import { CommandError } from './command-error.mjs';

/**
 * Returns the files that differ from the last commit in common with a branch: committed, uncommitted and untracked ones, without
 * those that were deleted. Throws CommandError where the branch does not exist.
 *
 * @param {string} branch
 * @param {string} folder the root of the git repository
 * @returns {readonly string[]} paths from the root, sorted
 */
export function changedFiles(branch, folder) {
  const git = (...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  const lines = (text) => text.split('\n').filter(Boolean);
  const base = baseOf(git, branch);
  const differing = lines(git('diff', '--name-only', '--diff-filter=d', base));
  const untracked = lines(git('ls-files', '--others', '--exclude-standard'));
  return [...new Set([...differing, ...untracked])].sort();
}

function baseOf(git, branch) {
  try {
    return git('merge-base', 'HEAD', branch).trim();
  } catch {
    throw new CommandError(
      `"${branch}" is no branch or commit of this repository. Name one: --since <branch>.`,
      2,
    );
  }
}
