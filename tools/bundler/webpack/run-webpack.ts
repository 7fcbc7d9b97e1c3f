import webpack, { type Configuration } from 'webpack';

/**
 * Runs one configuration to its end.
 * @throws Error with webpack's messages when the build has an error or a warning: every warning so far meant a second
 * copy of a singleton or a wrong version.
 */
export async function runWebpack(config: Configuration): Promise<void> {
  const compiler = webpack(config);
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  if (stats?.hasErrors() || stats?.hasWarnings())
    throw new Error(
      `Build of ${config.name} failed:\n${stats.toString({ preset: 'errors-warnings', colors: false })}`,
    );
}
