/** Where this computer keeps the embedded database and the build. Named otherwise, several sets stand side by side. */
export const folders = () => ({
  database: process.env.LOCAL_DATA_DIR || '.local',
  build: process.env.NEXT_DIST_DIR || '.next',
});
