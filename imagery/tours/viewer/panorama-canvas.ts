import { focalLength, type Look } from './direction';

export interface PanoramaCanvas {
  /** @throws Error when the picture is larger than this device can hold */
  readonly setPicture: (picture: HTMLImageElement) => void;
  readonly draw: (look: Look) => void;
}

const vertexShader = `attribute vec2 corner;
varying vec2 point;
void main() { point = corner; gl_Position = vec4(corner, 0.0, 1.0); }`;

/** One ray per pixel; its longitude and latitude give the position in the equirectangular picture. */
const fragmentShader = `precision highp float;
varying vec2 point;
uniform sampler2D picture;
uniform vec3 lens;
uniform vec2 look;
void main() {
  vec3 ray = normalize(vec3(point * lens.xy, lens.z));
  float s = sin(look.y);
  float c = cos(look.y);
  ray = vec3(ray.x, ray.y * c + ray.z * s, ray.z * c - ray.y * s);
  float yaw = atan(ray.x, ray.z) + look.x;
  gl_FragColor = texture2D(picture, vec2(fract(yaw / 6.2831853 + 0.5), acos(ray.y) / 3.1415927));
}`;

/** @returns undefined where there is no WebGL */
export function panoramaCanvas(canvas: HTMLCanvasElement): PanoramaCanvas | undefined {
  const gl = canvas.getContext('webgl', { alpha: false, antialias: false });
  const program = gl && linkProgram(gl);
  if (!program) return undefined;
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  // Without mipmaps, which would draw a line at the seam, where longitude jumps.
  for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER])
    gl.texParameteri(gl.TEXTURE_2D, filter, gl.LINEAR);
  for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T])
    gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE);
  const lens = gl.getUniformLocation(program, 'lens');
  const direction = gl.getUniformLocation(program, 'look');
  return {
    setPicture: (picture) => {
      if (picture.naturalWidth > (gl.getParameter(gl.MAX_TEXTURE_SIZE) as number))
        throw new Error(`${picture.src} is larger than this device can hold`);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, picture);
    },
    draw: ({ yaw, pitch, opening }) => {
      // More than two device pixels per CSS pixel cost battery without a visible gain: the picture is not that sharp.
      const density = Math.min(devicePixelRatio, 2);
      const width = Math.round(canvas.clientWidth * density);
      const height = Math.round(canvas.clientHeight * density);
      if (canvas.width !== width || canvas.height !== height)
        Object.assign(canvas, { width, height });
      gl.viewport(0, 0, width, height);
      gl.uniform3f(lens, width / 2, height / 2, focalLength({ width, height }, opening));
      gl.uniform2f(direction, (yaw * Math.PI) / 180, (pitch * Math.PI) / 180);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    },
  };
}

function linkProgram(gl: WebGLRenderingContext): WebGLProgram | undefined {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) return undefined;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.bindAttribLocation(program, 0, 'corner');
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return undefined;
  gl.useProgram(program);
  return program;
}
