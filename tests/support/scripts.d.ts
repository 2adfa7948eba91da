/** The scripts are plain JavaScript with types in comments: a test that imports one takes it as it is. */
declare module '@/scripts/*';
