#!/usr/bin/env bash
# A Kubernetes control plane on loopback: etcd, API server, controller manager and scheduler, built with Helm from Go modules
# (8 to 12 minutes the first time on two cores), with simulated nodes by kwok: pods are scheduled, become Running, are
# drained and evicted by the real controllers, but no container runs. Needs Go and openssl.
#
#   kube-up.sh build                   builds what is missing
#   kube-up.sh start <folder> <nodes>  keeps its state in the folder; prints the folder of the programs. Config: <folder>/kubeconfig
#   kube-up.sh stop <folder>           ends all processes of start
set -euo pipefail

kube=1.36.3 etcd=3.7.3 kwok=0.8.0 helm=3.22.0
home=${XDG_CACHE_HOME:-$HOME/.cache}/kube-up
bin=$home/bin-$kube
say() { echo "kube-up: $*" >&2; }

build() {
  if [ ! -x "$home/helm-$helm/helm" ]; then
    say "building Helm $helm, once"
    GOBIN=$home/helm-$helm go install "helm.sh/helm/v3/cmd/helm@v$helm" >&2
  fi
  [ -x "$bin/kwok" ] && return
  mkdir -p "$bin" "$home/src/kubernetes" "$home/src/etcd" "$home/src/kwok"
  say "building Kubernetes $kube, etcd $etcd and kwok $kwok from Go modules, once"
  cd "$home/src/kubernetes"
  { echo 'module local/kubernetes'; echo 'go 1.26'; echo "require k8s.io/kubernetes v$kube"; } >go.mod
  local part
  for part in api apiextensions-apiserver apimachinery apiserver cli-runtime client-go cloud-provider cluster-bootstrap \
    code-generator component-base component-helpers controller-manager cri-api cri-client cri-streaming \
    csi-translation-lib dynamic-resource-allocation endpointslice externaljwt kms kube-aggregator \
    kube-controller-manager kube-proxy kube-scheduler kubectl kubelet metrics mount-utils pod-security-admission \
    sample-apiserver sample-controller streaming; do
    echo "replace k8s.io/$part => k8s.io/$part v0.${kube#1.}" >>go.mod
  done
  local version="-X k8s.io/component-base/version.gitVersion=v$kube -X k8s.io/client-go/pkg/version.gitVersion=v$kube"
  local program
  for program in kube-apiserver kube-controller-manager kube-scheduler kubectl; do
    say "$program"
    GOFLAGS=-mod=mod go build -ldflags "-s -w $version" -o "$bin/$program" "k8s.io/kubernetes/cmd/$program" >&2
  done
  say etcd
  cd "$home/src/etcd" && { echo 'module local/etcd'; echo 'go 1.26'; echo "require go.etcd.io/etcd/server/v3 v$etcd"; } >go.mod
  GOFLAGS=-mod=mod go build -ldflags '-s -w' -o "$bin/etcd" go.etcd.io/etcd/server/v3 >&2
  say kwok
  cd "$home/src/kwok" && { echo 'module local/kwok'; echo 'go 1.26'; echo "require sigs.k8s.io/kwok v$kwok"; } >go.mod
  GOFLAGS=-mod=mod go build -ldflags '-s -w' -o "$bin/kwok" sigs.k8s.io/kwok/cmd/kwok >&2
}

free_port() { node -e 'const s=require("net").createServer().listen(0,"127.0.0.1",()=>{process.stdout.write(String(s.address().port));s.close()})'; }
run() { # name, program, arguments …
  local name=$1; shift
  setsid "$@" >"$state/$name.log" 2>&1 </dev/null & echo $! >"$state/$name.pid"
}

start() {
  local nodes=$1 p etcd_port peer api
  mkdir -p "$state"; cd "$state"
  etcd_port=$(free_port) peer=$(free_port) api=$(free_port)
  openssl genrsa -out sa.key 2048 2>/dev/null
  local token; token=$(openssl rand -hex 16)
  echo "$token,admin,1,\"system:masters\"" >tokens.csv; chmod 600 tokens.csv sa.key
  run etcd "$bin/etcd" --data-dir etcd --listen-client-urls "http://127.0.0.1:$etcd_port" --advertise-client-urls "http://127.0.0.1:$etcd_port" --listen-peer-urls "http://127.0.0.1:$peer" --unsafe-no-fsync
  run api "$bin/kube-apiserver" --etcd-servers "http://127.0.0.1:$etcd_port" --secure-port "$api" --bind-address 127.0.0.1 --cert-dir certs --service-account-key-file sa.key --service-account-signing-key-file sa.key --service-account-issuer https://kubernetes.default.svc --token-auth-file tokens.csv --authorization-mode RBAC --service-cluster-ip-range 10.96.0.0/16
  cat >kubeconfig <<CONFIG
apiVersion: v1
kind: Config
clusters: [{ name: local, cluster: { server: 'https://127.0.0.1:$api', insecure-skip-tls-verify: true } }]
users: [{ name: admin, user: { token: $token } }]
contexts: [{ name: local, context: { cluster: local, user: admin } }]
current-context: local
CONFIG
  chmod 600 kubeconfig
  for p in $(seq 60); do
    "$bin/kubectl" --kubeconfig kubeconfig get --raw /readyz >/dev/null 2>&1 && break
    kill -0 "$(cat api.pid)" 2>/dev/null && [ "$p" -lt 60 ] || { say 'the API server did not become ready:'; tail -n 5 api.log >&2; exit 1; }
    sleep 1
  done
  run controllers "$bin/kube-controller-manager" --kubeconfig kubeconfig --service-account-private-key-file sa.key --leader-elect=false --bind-address 127.0.0.1 --secure-port "$(free_port)" --cert-dir certs-controllers
  run scheduler "$bin/kube-scheduler" --kubeconfig kubeconfig --leader-elect=false --bind-address 127.0.0.1 --secure-port "$(free_port)" --cert-dir certs-scheduler
  local stages; stages=$(go env GOMODCACHE)/sigs.k8s.io/kwok@v$kwok/kustomize/stage
  for p in "$stages"/node/fast/*.yaml "$stages"/pod/fast/*.yaml "$stages"/node/heartbeat-with-lease/*.yaml; do
    case $p in *kustomization*) ;; *) echo ---; cat "$p" ;; esac
  done >stages.yaml
  run kwok "$bin/kwok" --kubeconfig kubeconfig --manage-all-nodes=true --server-address "127.0.0.1:$(free_port)" --node-lease-duration-seconds 40 --config stages.yaml
  for p in $(seq "$nodes"); do
    cat <<NODE
---
apiVersion: v1
kind: Node
metadata:
  name: node-$p
  labels: { kubernetes.io/hostname: node-$p, kubernetes.io/os: linux, topology.kubernetes.io/zone: zone-$((p % 3 + 1)) }
status: { allocatable: { cpu: '4', memory: 8Gi, pods: '110' }, capacity: { cpu: '4', memory: 8Gi, pods: '110' } }
NODE
  done | "$bin/kubectl" --kubeconfig kubeconfig apply -f - >/dev/null
  "$bin/kubectl" --kubeconfig kubeconfig wait --for=condition=Ready node --all --timeout 90s >/dev/null
  echo "$bin"
}

# By process id, the last one first; waits for each to end.
stop() {
  local name file pid p
  for name in kwok scheduler controllers api etcd; do
    file=$state/$name.pid
    [ -e "$file" ] || continue
    pid=$(cat "$file")
    kill "$pid" 2>/dev/null || true
    for p in $(seq 50); do kill -0 "$pid" 2>/dev/null || break; sleep 0.1; done
    kill -9 "$pid" 2>/dev/null || true
    rm "$file"
  done
}

state=${2:-}
case ${1:-} in
  build) build ;;
  start) trap '[ $? = 0 ] || stop' EXIT; start "$3" ;;
  stop) stop ;;
  *) say 'build | start <folder> <nodes> | stop <folder>'; exit 2 ;;
esac
