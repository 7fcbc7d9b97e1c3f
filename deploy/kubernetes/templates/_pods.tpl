{{/* What every pod has: Pod Security "restricted" in full, no token of the API server, no root file system to write to. */}}

{{- define "site.pod" -}}
serviceAccountName: {{ include "site.name" . }}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: {{ .user | default 1000 }}
  runAsGroup: {{ .user | default 1000 }}
  # Secrets and volumes are readable by this group.
  fsGroup: {{ .user | default 1000 }}
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile: { type: RuntimeDefault }
{{- with .root.Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
{{- end }}

{{- define "site.locked" -}}
imagePullPolicy: {{ .root.Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  runAsNonRoot: true
  capabilities: { drop: [ALL] }
  seccompProfile: { type: RuntimeDefault }
{{- end }}

{{/* Each revision is spread for itself, and nodes that take no pods do not count. */}}
{{- define "site.spread" -}}
topologySpreadConstraints:
  {{- range $key, $when := dict "topology.kubernetes.io/zone" .root.Values.spread.zones "kubernetes.io/hostname" .root.Values.spread.nodes }}
  - topologyKey: {{ $key }}
    maxSkew: 1
    whenUnsatisfiable: {{ $when }}
    nodeTaintsPolicy: Honor
    labelSelector:
      matchLabels: {{- include "site.selector" $ | nindent 8 }}
    matchLabelKeys: [pod-template-hash]
  {{- end }}
{{- end }}

{{/* A pod is added before one goes, and no request goes to a pod that is ending. */}}
{{- define "site.rollout" -}}
revisionHistoryLimit: 5
progressDeadlineSeconds: 600
strategy:
  type: RollingUpdate
  rollingUpdate: { maxUnavailable: 0, maxSurge: 1 }
selector:
  matchLabels: {{- include "site.selector" . | nindent 4 }}
{{- end }}

{{/* Until its addresses are gone from DNS everywhere. Then the slowest response: a relayed registration takes up to 8 s. */}}
{{- define "site.leave" -}}
lifecycle:
  preStop: { sleep: { seconds: 8 } }
{{- end }}

{{- define "site.temporary" -}}
- name: tmp
  emptyDir: { sizeLimit: 256Mi }
{{- end }}

{{/* .secret: name of the Secret, .keys: those that become files */}}
{{- define "site.secretVolume" -}}
- name: {{ .volume | default "secrets" }}
  secret:
    secretName: {{ .secret }}
    # Readable by the group of the pod, see fsGroup.
    defaultMode: 0440
    items:
      {{- range .keys }}
      - { key: {{ . }}, path: {{ . }} }
      {{- end }}
{{- end }}

{{/* The health checks of the images, at the port named .port. A process is ended only after 30 s without any answer. */}}
{{- define "site.probes" -}}
startupProbe:
  httpGet: { path: {{ .live }}, port: {{ .port }} }
  periodSeconds: 1
  failureThreshold: 60
readinessProbe:
  httpGet: { path: {{ .ready }}, port: {{ .port }} }
  periodSeconds: {{ .every }}
  timeoutSeconds: 5
livenessProbe:
  httpGet: { path: {{ .live }}, port: {{ .port }} }
  periodSeconds: 10
  timeoutSeconds: 5
  failureThreshold: 3
{{- end }}

{{/* Without a virtual address: nginx and the site server see each pod, and repeat a read at another one when its pod has died. */}}
{{- define "site.headless" -}}
apiVersion: v1
kind: Service
metadata:
  name: {{ include "site.name" . }}
  labels: {{- include "site.labels" . | nindent 4 }}
spec:
  clusterIP: None
  selector: {{- include "site.selector" . | nindent 4 }}
  ports:
    - { name: http, port: 8080, targetPort: http }
    - { name: metrics, port: 9464, targetPort: metrics }
{{- end }}
